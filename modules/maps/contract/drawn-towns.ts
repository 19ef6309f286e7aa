import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import type { DrawnTown as Town } from '../rules/drawn-town.ts'
import { drawnTownsPath } from '../rules/drawn-towns-path.ts'

const bounds = z.strictObject({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })
const drawnLine = z
  .string()
  .max(20_000)
  .regex(/^-?[\d.]+,-?[\d.]+( -?[\d.]+,-?[\d.]+)*$/)
const drawnName = z.string().min(1).max(80)

/** The streets and names of a town for the drawn map. A brand provides them as data of at most some kilobytes (docs/rules/maps.md, Drawn towns). */
export const DrawnTown = z.strictObject({
  streetsWithin: bounds,
  roadsWithin: bounds,
  quartersWithin: bounds,
  streets: z.array(z.strictObject({ ref: drawnName, line: drawnLine })).max(500),
  waters: z
    .array(
      z.strictObject({
        names: z.tuple([drawnName, drawnName.optional()]),
        metres: z.number().min(0).max(5000),
        line: drawnLine,
      }),
    )
    .max(100),
  woods: z.array(drawnLine).max(200),
  builtUp: z.array(drawnLine).max(100),
  names: z
    .array(
      z.tuple([
        z.union([z.literal(1), z.literal(2), z.literal(3)]),
        z.number(),
        z.number(),
        drawnName,
        drawnName.optional(),
      ]),
    )
    .max(300),
}) satisfies z.ZodType<Town>

/** Returns the towns whose streets the brand provides for the drawn map. Most brands provide no town or one town. */
export const drawnTowns = endpoint({
  id: 'maps.drawn-towns',
  method: 'GET',
  path: drawnTownsPath,
  summary: 'Towns whose streets the drawn map shows',
  access: 'public',
  reply: z.array(DrawnTown),
})
