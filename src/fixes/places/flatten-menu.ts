import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { type Change, Copied, type JsonPath } from '../../core/source/changes/change.ts';
import { isRecord } from '../../shared/is-record.ts';
import { shorten } from '../shorten.ts';
import { valueIn } from './find-place.ts';
import type { FixProposal } from './fix-proposal.ts';

/**
 * Replaces a menu entry with a submenu by the submenu's links, after the entry itself if it has a target. Returns the
 * setting that contains the submenu. Undefined for any other entry.
 */
export function flattenMenu(
  steps: JsonPath,
  unknown: readonly string[],
  site: unknown,
): { key: string; proposal: FixProposal } | undefined {
  const isOfMenu = steps[0] === 'navigation' || (steps[0] === 'footer' && steps[1] === 'links');
  // Only objects have unknown settings.
  const entry = valueIn(site, steps) as Record<string, unknown>;
  const key = unknown.find((each) => isMenu(each, entry[each]));
  if (!isOfMenu || key === undefined) return undefined;
  // The entry of a menu is in a list.
  const others = (valueIn(site, steps.slice(0, -1)) as unknown[]).filter((each) => each !== entry);
  const links = linksOf(entry, steps).filter(
    ({ link }, place, all) => !isListed(link, [...others, ...all.slice(0, place).map((each) => each.link)]),
  );
  const last = links.at(-1);
  if (last === undefined)
    return {
      key,
      proposal: { text: 'remove it: the menu already has these links', changes: [{ kind: 'remove', at: steps }] },
    };
  const changes: Change[] = [
    ...links.slice(0, -1).map(({ value }): Change => ({ kind: 'insert', at: steps, value })),
    { kind: 'set', at: steps, value: last.value },
  ];
  const written = shorten(links.map(({ link }) => link)).slice(1, -1);
  return { key, proposal: { text: `menus have one level; replace the submenu with its links: ${written}`, changes } };
}

const submenuNames =
  /^(?:sub[-_]?)?(?:children|items|menu|menus|nav|navigation|links|pages|entries)$|^drop-?down$|^nested$/i;

const isMenu = (key: string, value: unknown): value is Record<string, unknown>[] =>
  submenuNames.test(key) &&
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => isRecord(each) && !Array.isArray(each));

/** A link, and the value to write for it. */
interface MenuLink {
  link: Record<string, unknown>;
  value: unknown;
}

function linksOf(entry: Record<string, unknown>, steps: JsonPath): MenuLink[] {
  const key = Object.keys(entry).find((each) => isMenu(each, entry[each]));
  const inner = key === undefined ? [] : (entry[key] as Record<string, unknown>[]);
  if (key === undefined) return [{ link: entry, value: new Copied(pointerOf(steps)) }];
  const { [key]: _, ...link } = entry;
  const address = ['href', 'url', 'link', 'to', 'path']
    .map((name) => link[name])
    .find((each) => typeof each === 'string');
  const hasTarget = address !== undefined && !/^(?:#?|javascript:.*)$/i.test(address.trim());
  return [
    ...(hasTarget ? [{ link, value: link }] : []),
    ...inner.flatMap((each, index) => linksOf(each, [...steps, key, index])),
  ];
}

const isListed = ({ label, href }: Record<string, unknown>, links: readonly unknown[]): boolean =>
  href !== undefined && links.some((each) => isRecord(each) && each.label === label && each.href === href);
