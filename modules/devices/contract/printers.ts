import { endpoint } from '#contract/endpoint.ts'
import * as z from 'zod'

const KeyParams = z.strictObject({ key: z.string().min(20).max(80) })
const cloud = { path: '/api/print/cloudprnt/:key', access: 'public', proof: 'key', params: KeyParams } as const
const CloudQuery = z.record(z.string().max(40), z.string().max(500))
/**
 * API endpoints that printers call. Only the key in the path identifies the printer. MAC address and id prove nothing, because anybody can
 * read them on the back of the printer.
 */
export const printerEndpoints = {
  cloudPoll: endpoint({
    ...cloud,
    id: 'print.cloudprnt-poll',
    method: 'POST',
    // The protocol allows printers to leave out fields, to send null, or to send unknown fields.
    body: z.record(z.string(), z.unknown()),
    kind: 'raw',
    mediaType: 'application/json',
    summary: 'Star CloudPRNT: is there a slip?',
  }),
  cloudGet: endpoint({
    ...cloud,
    id: 'print.cloudprnt-job',
    method: 'GET',
    query: CloudQuery,
    kind: 'raw',
    mediaType: 'application/vnd.star.starprnt',
    summary: 'Star CloudPRNT: the bytes of a slip; with `code` its result',
  }),
  cloudDelete: endpoint({
    ...cloud,
    id: 'print.cloudprnt-result',
    method: 'DELETE',
    query: CloudQuery,
    kind: 'raw',
    mediaType: 'application/json',
    summary: 'Star CloudPRNT: how it went',
  }),
  epson: endpoint({
    id: 'print.epson',
    method: 'POST',
    path: '/api/print/epson/:key',
    access: 'public',
    proof: 'key',
    params: KeyParams,
    body: z.record(z.string().max(60), z.string()),
    takesForm: true,
    kind: 'raw',
    mediaType: 'text/xml; charset=utf-8',
    bodyLimit: 256 * 1024,
    summary: 'Epson Server Direct Print: a request for slips, or the result of one',
  }),
}
