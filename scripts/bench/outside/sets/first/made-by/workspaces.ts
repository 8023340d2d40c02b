import { cityDesk } from './city-desk/workspace.ts';
import { farmMarket } from './farm-market/workspace.ts';
import { hearingAids } from './hearing-aids/workspace.ts';
import type { Workspace } from './rows.ts';

export function workspaces(): Workspace[] {
  return [hearingAids(), farmMarket(), cityDesk()];
}
