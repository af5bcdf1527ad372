/* What holds words, and says nothing without any. Drawings, pictures and fields stand for themselves. */
const speaking = 'h1, h2, h3, p, ul, ol, li, dl, dt, dd, div, span, a, b, strong, bdi, figure, figcaption, blockquote';
const standing = 'svg, img, input, textarea, select, [aria-hidden], [role="progressbar"], [role="status"]';

/** The elements of a page that say nothing, each by its tag and class. The ground that a door stands on is one by design. */
export function emptyElements(place: ParentNode): string[] {
  return [...place.querySelectorAll(speaking)]
    .filter((element) => element.textContent?.trim() === '')
    .filter((element) => !element.matches(`${standing}, .hero-foot, .ground`))
    .filter((element) => !element.querySelector(standing) && !element.closest(standing))
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
}
