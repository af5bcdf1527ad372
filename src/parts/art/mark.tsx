import { studs } from './rosette.ts';

const rim = studs(
  Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return [12 + 8.6 * Math.cos(angle), 12 + 8.6 * Math.sin(angle)];
  }),
);

/** The mark of the site: eight studs around one. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={rim} strokeWidth="3.6" />
      <path d="M12 12h0" strokeWidth="6.4" />
    </svg>
  );
}
