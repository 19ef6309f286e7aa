import { endpoint } from '#contract/endpoint.ts'
import { admins } from '#contract/roles.ts'
import * as z from 'zod'

declare module '#contract/init.ts' {
  interface InitConfig {
    /** The websites that may show pages of this brand in a frame, each as scheme, host and port. */
    embedOrigins: string[]
  }
}

/** A website that may show the booking form and the storefronts of the brand in a frame. */
export const EmbedOrigin = z.object({
  id: z.uuid(),
  origin: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type EmbedOrigin = z.infer<typeof EmbedOrigin>

export const embedEndpoints = {
  list: endpoint({
    id: 'embed-origins.list',
    method: 'GET',
    path: '/api/embed-origins',
    access: admins,
    reply: z.array(EmbedOrigin),
    summary: 'Websites that may embed booking and ordering',
  }),
  create: endpoint({
    id: 'embed-origins.create',
    method: 'POST',
    path: '/api/embed-origins',
    access: admins,
    status: 201,
    body: z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(300) }),
    reply: EmbedOrigin,
    summary: 'Allows a website, by any address on it',
  }),
  remove: endpoint({
    id: 'embed-origins.remove',
    method: 'DELETE',
    path: '/api/embed-origins/:id',
    access: admins,
    params: z.strictObject({ id: z.uuid() }),
    summary: 'Takes the permission back',
  }),
  script: endpoint({
    id: 'embed.script',
    method: 'GET',
    path: '/embed.js',
    access: 'public',
    kind: 'raw',
    mediaType: 'text/javascript; charset=utf-8',
    reply: z.string(),
    summary:
      'Script for other websites: puts booking or ordering into the page as a frame (data-kind, data-branch, data-locale, data-title)',
  }),
}
