import type { Feed } from './feed.ts';

/** Formats a feed as JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ title, language, author, home, addresses, posts }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: addresses.json,
    language,
    authors: [{ name: author, url: home }],
    items: posts.map((post) => ({
      id: post.address,
      url: post.address,
      title: post.title,
      ...(post.language !== undefined && { language: post.language }),
      ...(post.summary !== undefined && { summary: post.summary }),
      content_html: post.html,
      ...(post.picture !== undefined && { image: post.picture }),
      date_published: post.published,
      date_modified: post.updated,
      ...(post.tags.length > 0 && { tags: post.tags }),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
