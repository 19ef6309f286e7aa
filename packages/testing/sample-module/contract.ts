import { crudEndpoints, entity, field } from '#contract/entity.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

const access = { read: editors, write: editors }
const name = field(text(120).min(1), { widget: 'text', column: 1 })
const isEnabled = field(z.boolean().default(true), { widget: 'boolean', column: 2 })

/**
 * An entity of a module that is not part of the product. The module proves that a capability can be added without changing another
 * module.
 */
export const venueEntity = entity({
  name: 'venue',
  plural: 'venues',
  access,
  sort: 'name',
  fields: { name, isEnabled },
})
export const performerEntity = entity({
  name: 'performer',
  plural: 'performers',
  access,
  sort: 'name',
  fields: { name, biography: field(text(1000).default(''), { widget: 'textarea' }) },
})
export const eventEntity = entity({
  name: 'event',
  plural: 'events',
  access,
  sort: 'name',
  fields: { name, isEnabled, venue: field(z.uuid().nullable().default(null), { widget: 'reference', to: 'venue' }) },
})
export const ticketTypeEntity = entity({
  name: 'ticketType',
  plural: 'ticket-types',
  access,
  sort: 'name',
  fields: { name, seats: field(z.int().min(1).max(10_000).default(1), { widget: 'number' }) },
})
export const sponsorEntity = entity({
  name: 'sponsor',
  plural: 'sponsors',
  access,
  sort: 'name',
  fields: { name, website: field(text(300).default(''), { widget: 'url' }) },
})
export const announcementEntity = entity({
  name: 'announcement',
  plural: 'announcements',
  access,
  sort: 'name',
  fields: { name, isEnabled },
})

export const sampleEntities = [
  venueEntity,
  performerEntity,
  eventEntity,
  ticketTypeEntity,
  sponsorEntity,
  announcementEntity,
] as const

export const sampleEndpoints = {
  venues: crudEndpoints(venueEntity),
  performers: crudEndpoints(performerEntity),
  events: crudEndpoints(eventEntity),
  ticketTypes: crudEndpoints(ticketTypeEntity),
  sponsors: crudEndpoints(sponsorEntity),
  announcements: crudEndpoints(announcementEntity),
}
