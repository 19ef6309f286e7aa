import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { FileView, LibraryFile } from './library.ts'
import { ById, Listed, replaceBody, UploadBody, staffUploadBodyLimit } from './upload.ts'

const staff = { access: editors } as const

/** The API endpoints for the files that staff upload (specification §7, uploads). */
export const fileEndpoints = {
  listFiles: endpoint({
    id: 'uploads.list',
    method: 'GET',
    path: '/api/uploads',
    ...staff,
    query: z.strictObject(Listed),
    reply: z.array(LibraryFile),
    summary: 'Files of staff; files that visitors sent are seen with their order only',
  }),
  getFile: endpoint({
    id: 'uploads.get',
    method: 'GET',
    path: '/api/uploads/:id',
    ...staff,
    params: ById,
    reply: FileView,
    summary: 'A file with the places that lead to it',
  }),
  createFile: endpoint({
    id: 'uploads.create',
    method: 'POST',
    path: '/api/uploads',
    ...staff,
    status: 201,
    body: UploadBody,
    bodyLimit: staffUploadBodyLimit,
    reply: LibraryFile,
    summary: 'Store a file of staff; refused by type (from its bytes) and size',
  }),
  updateFile: endpoint({
    id: 'uploads.update',
    method: 'PUT',
    path: '/api/uploads/:id',
    ...staff,
    params: ById,
    body: z.strictObject({ revision: z.int(), filename: text(200).min(1) }),
    reply: FileView,
    summary: 'Rename a file; 409 with the current one when it was changed meanwhile',
  }),
  replaceFile: endpoint({
    id: 'uploads.replace',
    method: 'POST',
    path: '/api/uploads/:id/versions',
    ...staff,
    params: ById,
    ...replaceBody,
    reply: FileView,
    summary: 'Put another file of the same type in its place: a new version, and all places lead to it',
  }),
  removeFile: endpoint({
    id: 'uploads.remove',
    method: 'DELETE',
    path: '/api/uploads/:id',
    ...staff,
    params: ById,
    summary: 'Delete a file; refused with the places that lead to it',
  }),
}
