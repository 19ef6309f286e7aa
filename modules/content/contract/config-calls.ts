import { endpoint } from '#contract/endpoint.ts'
import { partOf } from '#contract/entity.ts'
import { admins } from '#contract/roles.ts'
import * as z from 'zod'
import { Config } from './config.ts'

/**
 * The API calls that read and save the settings. They have their own file, because every page of the back office needs them. The other
 * calls of this module are larger and are loaded later.
 */
export const configEndpoints = {
  get: endpoint({
    id: 'config.get',
    method: 'GET',
    path: '/api/config',
    access: 'staff',
    reply: Config.extend({ version: z.int() }),
    summary: 'Settings of the business',
  }),
  save: endpoint({
    id: 'config.save',
    method: 'POST',
    path: '/api/config',
    access: admins,
    body: partOf(Config.shape).extend({ version: z.int() }),
    reply: Config.extend({ version: z.int() }),
    summary: 'Change settings; 409 with the current ones when they were changed meanwhile',
  }),
}
