import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Tabs } from '@chakra-ui/react/tabs'
import { queryOf } from '@spruce/api-client'
import { exportBusinessIdentifiers } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  EmptyState,
  FailedState,
  FilterSelect,
  PageHeader,
  type QueryProps,
  toast,
  useMessages,
  useTab,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Definition } from '../business-identifiers/identifierFile.js'
import { guideMessages } from './guideMessages.js'
import type { GuideQuery } from './guideQuery.js'
import { guideStyles } from './guideStyles.js'
import { sendCalls, sendKinds } from './sendCalls.js'

/** Props of GuidePage. */
export type GuidePageProps = QueryProps<GuideQuery>

/** The tab is that of a menu with another name. */
const title = { 'zh-CN': guideMessages['zh-CN'].title, 'en-US': guideMessages['en-US'].title }

/** Statuses of the call, each with its texts. */
const refusals = [
  ['400', 'wrong'],
  ['401', 'session'],
  ['403', 'denied'],
  ['409 ILLEGAL_STATE', 'state'],
  ['422 WRONG_VARIABLES', 'values'],
  ['422 UNKNOWN_RECIPIENT', 'recipient'],
  ['422 TOO_MANY_RECIPIENTS', 'many'],
  ['429, 503', 'busy'],
] as const

/** How a program sends messages by a business identifier: the call, its variables, what may be refused. */
export function GuidePage({ query, onQueryChange }: GuidePageProps) {
  const t = useMessages(guideMessages)
  const api = useApi()
  const { setTitle } = useTab()
  useEffect(() => {
    setTitle(title)
  }, [setTitle])
  const { data, error, refetch } = useQuery({
    ...queryOf(api, exportBusinessIdentifiers),
    meta: { silent: true }, // the page says in its own place that it failed
  })
  const identifiers = data?.identifiers ?? []
  const chosen = identifiers.find(({ code }) => code === query.code) ?? identifiers[0]
  return (
    <Box as="section" className="sp-page" aria-label={t.title} css={guideStyles}>
      <PageHeader title={t.title} lead={t.lead} />
      {error ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <p role="status">{t.loading}</p>
      ) : !chosen ? (
        <EmptyState title={t.none} text={t.noneHelp} />
      ) : (
        <>
          <FilterSelect
            label={t.identifier}
            value={chosen.code}
            onChange={(code) => onQueryChange({ code })}
            options={identifiers.map(({ code, name }) => ({
              value: code,
              label: t.named(name, code),
            }))}
          />
          <Guide identifier={chosen} />
        </>
      )}
    </Box>
  )
}

function Guide({ identifier }: { identifier: Definition }) {
  const t = useMessages(guideMessages)
  return (
    <>
      {identifier.enabled === false && <p role="note">{t.off}</p>}
      <Part title={t.before}>
        <ul>
          {[t.right, t.token, t.app(identifier.appCode), t.once, t.people].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
      <Part title={t.call}>
        <Calls identifier={identifier} />
      </Part>
      <Part title={t.variables}>
        <Variables variables={identifier.variables ?? []} />
      </Part>
      <Part title={t.refusals}>
        <Table
          head={[t.status, t.meaning, t.advice]}
          rows={refusals.map(([status, name]) => [status, t[name], t[`${name}Advice`]])}
        />
      </Part>
    </>
  )
}

function Part({ title: name, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  )
}

function Calls({ identifier }: { identifier: Definition }) {
  const t = useMessages(guideMessages)
  const shown = useRef<HTMLPreElement>(null)
  const calls = sendCalls(identifier, window.location.origin)

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t.copied)
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      toast.warning(t.copyFailed)
    }
  }

  return (
    <Tabs.Root defaultValue={sendKinds[0]} lazyMount unmountOnExit>
      <Tabs.List aria-label={t.languages}>
        {sendKinds.map((kind) => (
          <Tabs.Trigger key={kind} value={kind}>
            <span translate="no">{t[kind]}</span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {sendKinds.map((kind) => (
        <Tabs.Content key={kind} value={kind}>
          <pre ref={shown} translate="no" dir="ltr">
            {calls[kind]}
          </pre>
          <Button size="sm" variant="outline" onClick={() => void copy(calls[kind])}>
            {t.copy}
          </Button>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

function Variables({ variables }: { variables: NonNullable<Definition['variables']> }) {
  const t = useMessages(guideMessages)
  if (variables.length === 0) return <p>{t.noVariables}</p>
  return (
    <Table
      head={[t.name, t.label, t.required, t.maxLength]}
      rows={variables.map(({ name, label = '--', required, maxLength }) => [
        ...[name, label, required ? t.yes : t.no, t.length(maxLength)],
      ])}
    />
  )
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((text, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
