import { fillLabel } from '../../shared/fill-label.ts';

interface Props {
  label: string;
  /** The number of items that the button shows; replaces {count} in the label. */
  count?: number;
  onClick(): void;
}

/** The button that shows folded content. Only phones show it. */
export const FoldButton = ({ label, count = 0, onClick }: Props) => (
  <button className="button more" type="button" onClick={onClick}>
    {fillLabel(label, { count })}
  </button>
);
