import { type Change, Copied, type JsonPath } from '../../core/source/changes/change.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import { isRecord } from '../../shared/is-record.ts';
import { shortened } from '../shortened.ts';
import type { Offer } from './offer.ts';
import { valueAt } from './place.ts';

/**
 * What becomes of an entry of a menu that has a menu of its own, and under which setting: its links stand in its place, and
 * it before them where it leads somewhere. Undefined for any other entry.
 */
export function inOneLevel(
  way: JsonPath,
  unknown: readonly string[],
  site: unknown,
): { key: string; offer: Offer } | undefined {
  const isOfMenu = way[0] === 'navigation' || (way[0] === 'footer' && way[1] === 'links');
  const entry = valueAt(site, way) as Record<string, unknown>;
  const key = unknown.find((each) => isMenu(each, entry[each]));
  if (!isOfMenu || key === undefined) return undefined;
  const others = (valueAt(site, way.slice(0, -1)) as unknown[]).filter((each) => each !== entry);
  const links = linksOf(entry, way).filter(
    ({ link }, place, all) => !isAmong(link, [...others, ...all.slice(0, place).map((each) => each.link)]),
  );
  const last = links.at(-1);
  if (last === undefined)
    return {
      key,
      offer: { text: 'remove it: the menu already has these links', changes: [{ kind: 'remove', at: way }] },
    };
  const changes: Change[] = [
    ...links.slice(0, -1).map(({ value }): Change => ({ kind: 'insert', at: way, value })),
    { kind: 'set', at: way, value: last.value },
  ];
  const written = shortened(links.map(({ link }) => link)).slice(1, -1);
  return { key, offer: { text: `menus have one level; replace the submenu with its links: ${written}`, changes } };
}

const menus = /^(?:sub[-_]?)?(?:children|items|menu|menus|nav|navigation|links|pages|entries)$|^drop-?down$|^nested$/i;

const isMenu = (key: string, value: unknown): value is Record<string, unknown>[] =>
  menus.test(key) &&
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => isRecord(each) && !Array.isArray(each));

/** A link as it says itself, and as it is to be written. */
interface Written {
  link: Record<string, unknown>;
  value: unknown;
}

function linksOf(entry: Record<string, unknown>, way: JsonPath): Written[] {
  const key = Object.keys(entry).find((each) => isMenu(each, entry[each]));
  const inner = key === undefined ? [] : (entry[key] as Record<string, unknown>[]);
  if (key === undefined) return [{ link: entry, value: new Copied(pointerOf(way)) }];
  const { [key]: _, ...link } = entry;
  const address = ['href', 'url', 'link', 'to', 'path']
    .map((name) => link[name])
    .find((each) => typeof each === 'string');
  const leads = address !== undefined && !/^(?:#?|javascript:.*)$/i.test(address.trim());
  return [
    ...(leads ? [{ link, value: link }] : []),
    ...inner.flatMap((each, index) => linksOf(each, [...way, key, index])),
  ];
}

const isAmong = ({ label, href }: Record<string, unknown>, links: readonly unknown[]): boolean =>
  href !== undefined && links.some((each) => isRecord(each) && each.label === label && each.href === href);
