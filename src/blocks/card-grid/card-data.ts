import type { ViewProps } from '../../components/view.ts';

export type CardData = ViewProps<'card-grid'>['block']['cards'][number];
