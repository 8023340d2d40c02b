import { paths } from '../../lib/paths.ts';

export function topicPath(id: number): string {
  return `${paths.topics}?custom_topic_id=${id}`;
}

/** An id in an address; null when it cannot be one. */
export function readId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
