import { defaultZone } from '#kernel/time.ts'
import { soldOutTexts } from '../../words/sold-out.ts'
import { catalogueTitles } from '../../words/titles.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { catalogueEndpoints, type Product } from '../../contract.ts'
import { productName } from '../../rules/product-words.ts'
import { SoldOutRow } from './SoldOutRow.tsx'
import { useSoldOut } from './use-sold-out.ts'
import './sold-out.css'

/** The list shows at most this many products. Staff find other products with the search. */
const SHOWN = 500

/** The screen on which the frontdesk marks products as sold out. Each row has buttons that set the mark with one click. */
export default function SoldOutScreen() {
  const t = useTexts(soldOutTexts)
  const titles = useTexts(catalogueTitles)
  const { branches, branchId, locale } = useStaff()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 150)
  const list = useCall(
    catalogueEndpoints.products.list,
    { query: { pageSize: SHOWN, ...(search ? { search } : {}) } },
    { keepPrevious: true },
  )
  const { change, marks, stateOf, bodyFor, namesOf } = useSoldOut()
  const zone =
    (branches.find((one) => one.id === branchId) ?? branches.find((one) => one.kind === 'orders'))?.timeZone ??
    defaultZone
  useShortcuts([
    {
      keys: ['/'],
      label: t.search,
      group: titles.soldOut,
      run: () => document.querySelector<HTMLElement>('[data-sold-out-search]')?.focus(),
    },
  ])
  const dishes = (list.data?.value ?? []).filter((one) => one.type !== 'vehicle')
  const out = dishes.filter((one) => stateOf(one).isOut)
  const there = dishes.filter((one) => !stateOf(one).isOut)
  const hidden = Math.max(0, (list.data?.meta?.total ?? 0) - SHOWN)
  const row = (product: Product) => {
    const state = stateOf(product)
    return (
      <SoldOutRow
        key={product.id}
        name={productName(product, locale)}
        state={state}
        someNames={namesOf(state.some)}
        zone={zone}
        isBusy={change.isPending && change.variables?.params?.id === product.id}
        set={(isOut, until) => change.mutate({ params: { id: product.id }, body: bodyFor(isOut, until) })}
      />
    )
  }
  return (
    <>
      <PageHead title={titles.soldOut} />
      <div className="scroll">
        <div className="m-catalogue soldout">
          <p className="t2">{t.lead}</p>
          <TextInput
            type="search"
            size="lg"
            aria-label={t.search}
            placeholder={t.search}
            value={typed}
            leftSection={<IconSearch className="i" stroke={1.75} aria-hidden />}
            onChange={(event) => setTyped(event.currentTarget.value)}
            data-sold-out-search
            data-autofocus
          />
          {change.error ? <Banner tone="alarm">{failureText(change.error, t.saveFailed)}</Banner> : null}
          <p className="sr" role="status">
            {t.nowOut(out.length)}
          </p>
          {list.isError || marks.isError ? (
            <FailedState
              error={list.error ?? marks.error}
              title={t.failed}
              retry={() => void Promise.all([list.refetch(), marks.refetch()])}
            />
          ) : list.isPending || marks.isPending ? (
            <LoadingState label={titles.soldOut} />
          ) : dishes.length === 0 ? (
            <p className="mut">{t.none}</p>
          ) : (
            <>
              {out.length > 0 ? (
                <section>
                  <h2>{t.out}</h2>
                  <ul className="solist">{out.map(row)}</ul>
                </section>
              ) : null}
              {there.length > 0 ? (
                <section>
                  <h2>{t.rest}</h2>
                  <ul className="solist">{there.map(row)}</ul>
                </section>
              ) : null}
              {hidden > 0 ? <p className="mut">{t.more(hidden)}</p> : null}
            </>
          )}
        </div>
      </div>
    </>
  )
}
