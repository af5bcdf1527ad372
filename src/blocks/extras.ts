import type { ComponentType } from 'react';
import type { Extra, Resolved } from '../../schema/resolved.ts';

interface Props extends Record<Extra, object> {
  'card-more': { card: Resolved<'card-grid'>['cards'][number] };
  'entry-more': { entry: Resolved<'timeline'>['entries'][number] };
  'skill-more': { skill: Resolved<'skill-group'>['groups'][number]['skills'][number] };
}

/**
 * What only some blocks show, as far as it is here. It is here for every block that says so in `extras`, and shows nothing
 * of any other.
 */
export const extras: { [E in Extra]?: ComponentType<Props[E]> } = {};
