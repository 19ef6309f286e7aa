import { wordDifferences } from '#modules/content/rules/word-differences.ts'
import { Fragment } from 'react'
import { markedText } from '../rules/marked-text.ts'

interface Props {
  before: string
  after: string
  /** What stands nowhere in the data of the brand. */
  flags: readonly string[]
}

/** The proposal, with what it changes, and with what somebody has to check. */
export function ProposedText({ after, before, flags }: Props) {
  return (
    <p className="diff">
      {wordDifferences(before, after).map((part, index) => {
        // oxlint-disable react/no-array-index-key -- parts of a sentence have no identity but their place
        if (part.kind === 'old') return <del key={index}>{part.text}</del>
        const words = markedText(part.text, flags).map(({ isMarked, text }, at) =>
          isMarked ? <mark key={at}>{text}</mark> : text,
        )
        return part.kind === 'new' ? <ins key={index}>{words}</ins> : <Fragment key={index}>{words}</Fragment>
        // oxlint-enable react/no-array-index-key
      })}
    </p>
  )
}
