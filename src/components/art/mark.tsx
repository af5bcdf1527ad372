import { studs } from './rosette.ts';

const rim = Array.from({ length: 8 }, (_, index): [number, number] => {
  const angle = (index * Math.PI) / 4;
  return [12 + 8.6 * Math.cos(angle), 12 + 8.6 * Math.sin(angle)];
});
const figure = studs(rim) + studs([[12, 12]], 1.4);

/** The mark of the site: eight studs around one. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={figure} />
    </svg>
  );
}
