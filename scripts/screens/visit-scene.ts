import { setTimeout as wait } from 'node:timers/promises';
import { plantedSite } from '../../apps/server/src/testing/stand-ins/planted-site.ts';
import type { Api } from '../../e2e/support/api.ts';

/** Has a site with planted faults visited. @returns fragment of the report's link; null where no browser can visit */
export async function visitSite(api: Api, port: number): Promise<string | null> {
  const site = await plantedSite('127.0.0.1', port);
  try {
    const { uuid, token } = await api.call<{ uuid: string; token: string }>(
      '/api/agent_screen_record/submit_record_request',
      { email: 'ines@kettle.example', url: `http://${site.host}` },
    );
    for (;;) {
      const { state } = await api.call<{ state: string }>(
        `/api/agent_screen_record/get_site_session_analysis/${uuid}/${token}`,
      );
      if (state === 'failed') return null;
      if (state === 'done') return `uuid=${uuid}&token=${token}`;
      await wait(1000);
    }
  } finally {
    await site.stop();
  }
}
