import { wordDifferences } from '#modules/content/rules/word-differences.ts'
import { Fragment } from 'react'
import { markedText } from '../rules/marked-text.ts'

interface Props {
  before: string
  after: string
  /**
   * Facts in the proposal (numbers, times, addresses) that are not in the input of the assistant. They are marked, so that a person checks
   * them.
   */
  flags: readonly string[]
}

/** Shows a proposed text with its differences from the present text, and marks the facts that a person must check. */
export function ProposedText({ after, before, flags }: Props) {
  return (
    <p className="diff">
      {wordDifferences(before, after).map((part, index) => {
        // oxlint-disable react/no-array-index-key -- parts of a sentence have no id other than their position
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
