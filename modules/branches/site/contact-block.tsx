import type { Locale } from '#contract/locale.ts'
import { branchSiteTexts } from '../words/site.ts'
import { Icon } from '#ui/site/icon.tsx'
import type { ReactNode } from 'react'

/** The contact section as a block of a page. */
export interface ContactPart {
  type: 'contact'
  title: string
}

/** The data of a branch that the contact section shows. */
interface ContactBranch {
  street: string
  zipCode: string
  city: string
  phone: string
  email: string
  alwaysOpen: boolean
}

interface ContactBlockProps {
  block: ContactPart
  branch: ContactBranch
  locale: Locale
  map: ReactNode
  Heading: 'h1' | 'h2'
}

export function ContactBlock({ block, branch, locale, map, Heading }: ContactBlockProps) {
  const texts = branchSiteTexts(locale)
  return (
    <section className="m-branches band follows" id="contact">
      <div className="wrap contact">
        <div className="stack looser">
          <Heading>{block.title}</Heading>
          <ul className="clist">
            <li>
              <Icon name="pin" />
              <address>
                {branch.street}, {branch.zipCode} {branch.city}
              </address>
            </li>
            {branch.phone && (
              <li>
                <Icon name="phone" />
                <a className="tl-link" href={`tel:${branch.phone.replaceAll(' ', '')}`}>
                  {branch.phone}
                </a>
              </li>
            )}
            {branch.email && (
              <li>
                <Icon name="mail" />
                <a className="tl-link" href={`mailto:${branch.email}`}>
                  {branch.email}
                </a>
              </li>
            )}
            {branch.alwaysOpen && (
              <li>
                <Icon name="clock" />
                <span>{texts.opening.always}</span>
              </li>
            )}
          </ul>
          {branch.email && (
            <a className="btn pri" href={`mailto:${branch.email}`}>
              {texts.enquiry}
            </a>
          )}
        </div>
        {map}
      </div>
    </section>
  )
}
