import type { ViewProps } from '../../parts/view.ts';

export type CardData = ViewProps<'card-grid'>['block']['cards'][number];
