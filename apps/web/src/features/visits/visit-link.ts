import { fragmentSecret } from '../../lib/fragment-secrets.ts';
import { paths } from '../../lib/paths.ts';

export interface VisitLink {
  uuid: string;
  token: string;
}

const storageKey = 'earshot.visit';

/** Keeps a report's link in this tab: it stands in no address, so that no history holds its secret. */
export function keepVisitLink({ uuid, token }: VisitLink): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ uuid, token }));
}

export function forgetVisitLink(): void {
  sessionStorage.removeItem(storageKey);
}

/** The link that was mailed and opened here, or else the one that this tab asked for; null without one. */
export function visitLink(): VisitLink | null {
  const uuid = fragmentSecret('uuid', paths.visit);
  const token = fragmentSecret('token', paths.visit);
  if (uuid !== null && token !== null) return { uuid, token };
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<VisitLink> | null;
    return kept?.uuid && kept.token ? { uuid: kept.uuid, token: kept.token } : null;
  } catch {
    return null;
  }
}
