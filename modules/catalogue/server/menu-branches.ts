import { crud } from '#platform/crud.ts'
import { type BrandCore, type Call, type Handler, type Refusal, seesBranch } from '#platform/module.ts'
import { menuEntity } from '../contract.ts'

type Branches = Readonly<Record<string, unknown>> | undefined

/** A menu belongs to several branches: who works for only some of them reads it, but does not change what the others offer. */
export const menuHandlers = (core: BrandCore): Handler[] =>
  crud(core, menuEntity, {
    beforeWrite: async ({ call, before, values }) => foreignTo(call, before) ?? foreignTo(call, values) ?? { ok: true },
    beforeRemove: async ({ call, before }) => foreignTo(call, before),
  })

function foreignTo({ session }: Call, menu: Branches): Refusal | undefined {
  const branches = (menu?.['branches'] ?? []) as readonly string[]
  return session && branches.every((branch) => seesBranch(session, branch))
    ? undefined
    : { ok: false, code: 'auth.not_privileged' }
}
