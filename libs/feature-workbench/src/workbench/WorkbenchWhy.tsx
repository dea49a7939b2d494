import type { Schemas } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui'
import { useId, useState } from 'react'
import { workbenchMessages } from '../messages.js'

type Messages = (typeof workbenchMessages)['zh-CN']
type Given = Schemas['GivenWorkbench']

export interface WorkbenchWhyProps {
  /** The one that counts, with all that the person is given. */
  workbench: Schemas['MyWorkbench']
  /** The one on show, as far as it is known. */
  shown: Schemas['MyWorkbench'] | undefined
  /** The place of the one on show, among those given. */
  at: number
}

/** Says on demand why this workbench is shown: personal, business, global, the platform's own, and what of them there is. */
export function WorkbenchWhy({ workbench, shown, at }: WorkbenchWhyProps) {
  const messages = useMessages(workbenchMessages)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="sp-text-button home-why-switch"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.why}
      </button>
      {isOpen && (
        <section id={id} className="home-why" aria-label={messages.why}>
          <p>
            {messages.whyOrder}
            {workbench.given.length > 1 && ` ${messages.whyTabs}`}
          </p>
          <ol>
            {chainOf(workbench, at, messages).map(({ key, level, text, isShown }) => (
              <li key={key} aria-current={isShown || undefined}>
                <strong>{level}</strong>
                <span>{text}</span>
                {isShown && <span className="home-why-shown">{messages.current}</span>}
              </li>
            ))}
          </ol>
          <Zones workbench={shown} name={workbench.given[at]?.name} />
        </section>
      )}
    </>
  )
}

interface ZonesProps {
  workbench: Schemas['MyWorkbench'] | undefined
  /** Of the given one, which says what a person may do. */
  name: string | undefined
}

/** Whose the components are that a person may not arrange as they like. */
function Zones({ workbench, name }: ZonesProps) {
  const messages = useMessages(workbenchMessages)
  const title = useId()
  const zones = workbench?.zones ?? []
  if (zones.length === 0 || name === undefined) return null
  const namesIn = (kind: 'fixed' | 'movable') =>
    zones
      .filter(({ zone }) => zone === kind)
      .map((one) => one.title || messages.unnamed)
      .join(messages.between)
  const [fixed, movable] = [namesIn('fixed'), namesIn('movable')]
  return (
    <section className="home-zones" aria-labelledby={title}>
      <h2 id={title}>{messages.zonesOf(name)}</h2>
      {fixed !== '' && <p>{messages.fixedOnes(fixed)}</p>}
      {movable !== '' && <p>{messages.movableOnes(movable)}</p>}
      <p>{messages.freeOnes}</p>
    </section>
  )
}

interface Link {
  readonly key: string
  readonly level: string
  readonly text: string
  readonly isShown: boolean
}

function chainOf(workbench: Schemas['MyWorkbench'], at: number, messages: Messages): Link[] {
  const { given, source, document } = workbench
  const isOwn = source === 'personal' && at === 0
  const linkOf = (one: Given, place: number): Link => ({
    key: one.workbenchId,
    level: messages[one.scope],
    text: `${one.name} · ${reasons(one, messages)}`,
    isShown: place === at && !isOwn,
  })
  const links = given.map(linkOf)
  const business = links.filter((_, place) => given[place]?.scope === 'business')
  const global = links.filter((_, place) => given[place]?.scope === 'global')
  const missing = (key: 'business' | 'global', text: string): Link => ({
    ...{ key, level: messages[key], text, isShown: false },
  })
  return [
    { key: 'own', level: messages.personal, text: sayOwn(workbench, messages), isShown: isOwn },
    ...(business.length > 0 ? business : [missing('business', messages.noBusiness)]),
    ...(global.length > 0 ? global : [missing('global', messages.noGlobal)]),
    {
      ...{ key: 'platform', level: messages.platform, text: messages.platformText },
      isShown: document === null && at === 0,
    },
  ]
}

function sayOwn({ source, name, isStale }: Schemas['MyWorkbench'], messages: Messages): string {
  if (source !== 'personal') return messages.noPersonal
  const own = name === null ? messages.own : messages.ownOf(name)
  return isStale ? `${own} ${messages.ownIsStale}` : own
}

function reasons({ scope, why }: Given, messages: Messages): string {
  if (scope === 'global') return messages.forAll
  return why
    .map(({ kind, name }) =>
      kind === 'role' ? messages.forRole(name) : messages.forDepartment(name),
    )
    .join(' · ')
}
