import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NumberInput, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { labelEndpoints, type ProductFacts } from '../contract.ts'
import { contentUnits, isContentUnit } from '../rules/base-price.ts'
import { isEan13 } from '../rules/gtin.ts'
import { labelFactsTexts } from '../words/label-facts.ts'

/** The dialog for values that only labels need, such as the content of the package and its EAN. They are stored with the product. */
export function FactsDialog({ name, stored, onClose }: { name: string; stored: ProductFacts; onClose: () => void }) {
  const t = useTexts(labelFactsTexts)
  const { locale } = useStaff()
  const [amount, setAmount] = useState<number | null>(stored.amount)
  const [unit, setUnit] = useState(stored.unit ?? 'g')
  const [ean, setEan] = useState(stored.ean ?? '')
  const [maker, setMaker] = useState(stored.maker ?? '')
  const [keepsDays, setKeepsDays] = useState<number | null>(stored.keepsDays)
  const save = useAction(labelEndpoints.setFacts, { refresh: [labelEndpoints.facts, labelEndpoints.preview] })
  const number = ean.replaceAll(/\s/g, '')
  const isWrong = number !== '' && !isEan13(number)
  const submit = (): void => {
    if (isWrong || save.isPending) return
    const body = {
      amount,
      unit: amount === null ? null : unit,
      ean: number || null,
      maker: maker.trim() || null,
      keepsDays,
    }
    save.mutate(
      { params: { id: stored.product }, body },
      {
        onSuccess: () => {
          notify(t.saved)
          onClose()
        },
        onError: (error) => notify(failureText(error, t.saveFailed), 'failed'),
      },
    )
  }
  return (
    <Modal opened onClose={onClose} title={`${t.factsTitle}: ${name}`} size={460}>
      <Form onSubmit={submit}>
        <div className="col" style={{ gap: 14 }}>
          <div className="g2">
            <NumberInput
              label={t.amount}
              description={t.amountHelp}
              value={amount ?? ''}
              min={0.001}
              max={100_000}
              decimalScale={3}
              decimalSeparator={locale === 'de' ? ',' : '.'}
              hideControls
              data-autofocus
              onChange={(value) => setAmount(typeof value === 'number' && value > 0 ? value : null)}
            />
            <Select
              label={t.unit}
              data={[...contentUnits]}
              value={unit}
              allowDeselect={false}
              onChange={(value) => {
                if (value && isContentUnit(value)) setUnit(value)
              }}
            />
          </div>
          <TextInput
            label={t.ean}
            description={t.eanHelp}
            inputMode="numeric"
            maxLength={20}
            value={ean}
            error={isWrong && number.length >= 13 ? t.eanWrong : undefined}
            onChange={({ currentTarget }) => setEan(currentTarget.value)}
          />
          <NumberInput
            label={t.keepsDays}
            value={keepsDays ?? ''}
            min={1}
            max={3650}
            allowDecimal={false}
            hideControls
            onChange={(value) => setKeepsDays(typeof value === 'number' && value >= 1 ? value : null)}
          />
          <TextInput
            label={t.maker}
            description={t.makerHelp}
            maxLength={200}
            value={maker}
            onChange={({ currentTarget }) => setMaker(currentTarget.value)}
          />
        </div>
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button type="submit" size="lg" variant="filled" disabled={isWrong} loading={save.isPending}>
            {t.save}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
