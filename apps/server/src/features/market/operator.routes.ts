import { marketCorrections } from '@earshot/contracts/market-corrections';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { decideOffer, listOffers } from './corrections/offered-corrections.service.ts';

/** Market reports as the operator of the server sees them. */
export function marketOperatorRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, marketCorrections.list, ({ query }) => listOffers(deps, query));
  bind(app, marketCorrections.decide, ({ body }, caller) => decideOffer(deps, caller, body));
}
