/* Elements that need text. Drawings, pictures and fields don't. */
const speaking = 'h1, h2, h3, p, ul, ol, li, dl, dt, dd, div, span, a, b, strong, bdi, figure, figcaption, blockquote';
const standing = 'svg, img, input, textarea, select, [aria-hidden], [role="progressbar"], [role="status"]';

/** The empty elements of a page, each by its tag and class. The ground below the artwork is empty by design. */
export function emptyElements(place: ParentNode): string[] {
  return [...place.querySelectorAll(speaking)]
    .filter((element) => element.textContent?.trim() === '')
    .filter((element) => !element.matches(`${standing}, .hero-foot, .ground`))
    .filter((element) => !element.querySelector(standing) && !element.closest(standing))
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
}
