import { safeUrl } from '@spruce/validators'
import { isRecord, type Cell } from './Frame.js'
import { fillText, type VariableValue, type VariableValues } from './variables.js'

/** Where a parameter's value comes from: the row that was clicked, a variable, or the document itself. @public */
export type ParameterSource =
  { readonly column: string } | { readonly variable: string } | { readonly value: string | number }

/** The parameters of a way to somewhere, by name. @public */
export type ParameterSources = Readonly<Record<string, ParameterSource>>

/** What a click on a widget or a row does, as data. @public */
export type Interaction =
  | {
      readonly kind: 'set-variable'
      readonly variable: string
      readonly source: ParameterSource
    }
  | {
      readonly kind: 'open-page'
      readonly page: string
      readonly parameters?: ParameterSources
    }
  | {
      readonly kind: 'open-dialog'
      /** Of the page itself. */
      readonly dialog: string
      /** Set before it opens. */
      readonly variable?: string
      readonly source?: ParameterSource
    }
  | { readonly kind: 'open-menu'; readonly menu: string }
  | { readonly kind: 'open-app'; readonly app: string }
  | {
      readonly kind: 'open-url'
      /** A path of the portal, or http and https; `{{name}}` stands for a variable, encoded. */
      readonly url: string
      readonly parameters?: ParameterSources
    }

/** What is to be done, with every parameter filled in. @public */
export type ResolvedAction =
  | {
      readonly kind: 'set-variable'
      readonly variable: string
      readonly value: VariableValue | undefined
    }
  | {
      readonly kind: 'open-page'
      readonly page: string
      readonly parameters: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'open-dialog'
      readonly dialog: string
      /** What is set before; absent: nothing. */
      readonly set?: { readonly variable: string; readonly value: VariableValue | undefined }
    }
  | { readonly kind: 'open-menu'; readonly menu: string }
  | { readonly kind: 'open-app'; readonly app: string }
  | { readonly kind: 'open-url'; readonly href: string; readonly isOwn: boolean }

/** What parameters are filled in from. @public */
export interface InteractionContext {
  readonly values: VariableValues
  /** The row that was clicked. */
  readonly row?: Readonly<Record<string, Cell>>
  /** The portal's own origin. */
  readonly origin: string
}

/** An interaction of a stored page; undefined where it is none. @public */
export function readInteraction(input: unknown): Interaction | undefined {
  if (!isRecord(input)) return undefined
  const { kind, variable, source, page, dialog, menu, app, url, parameters } = input
  const from = readSources(parameters)
  if (from === undefined) return undefined
  if (kind === 'set-variable' && isText(variable)) {
    const read = readSource(source)
    return read && { kind, variable, source: read }
  }
  if (kind === 'open-dialog' && isText(dialog)) {
    if (variable === undefined || variable === '') return { kind, dialog }
    const read = readSource(source)
    return isText(variable) && read ? { kind, dialog, variable, source: read } : undefined
  }
  if (kind === 'open-page' && isText(page)) return { kind, page, parameters: from }
  if (kind === 'open-menu' && isText(menu)) return { kind, menu }
  if (kind === 'open-app' && isText(app)) return { kind, app }
  if (kind === 'open-url' && isText(url)) return { kind, url, parameters: from }
  return undefined
}

function readSources(input: unknown): ParameterSources | undefined {
  if (input === undefined) return {}
  if (!isRecord(input)) return undefined
  const entries = Object.entries(input).map(([name, one]) => [name, readSource(one)] as const)
  if (entries.length > 20) return undefined
  const read = entries.flatMap(([name, one]) => (one ? [[name, one] as const] : []))
  return read.length === entries.length ? Object.fromEntries(read) : undefined
}

function readSource(input: unknown): ParameterSource | undefined {
  if (!isRecord(input)) return undefined
  const { column, variable, value } = input
  if (isText(column)) return { column }
  if (isText(variable)) return { variable }
  return isText(value) || typeof value === 'number' ? { value } : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 2000
}

/** Fills in the parameters; undefined for an address that must not be followed. @public */
export function resolveInteraction(
  interaction: Interaction,
  context: InteractionContext,
): ResolvedAction | undefined {
  switch (interaction.kind) {
    case 'set-variable':
      return {
        kind: 'set-variable',
        variable: interaction.variable,
        value: valueOf(interaction.source, context),
      }
    case 'open-page':
      return {
        kind: 'open-page',
        page: interaction.page,
        parameters: parametersOf(interaction.parameters, context),
      }
    case 'open-dialog': {
      const { kind, dialog, variable, source } = interaction
      if (variable === undefined || !source) return { kind, dialog }
      return { kind, dialog, set: { variable, value: valueOf(source, context) } }
    }
    case 'open-menu':
    case 'open-app':
      return interaction
    case 'open-url':
      return resolveUrl(interaction.url, parametersOf(interaction.parameters, context), context)
  }
}

function resolveUrl(
  text: string,
  parameters: Readonly<Record<string, string>>,
  { values, origin }: InteractionContext,
): ResolvedAction | undefined {
  // Values are encoded, so none of them can change where an address leads.
  const encoded = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [[name, encodeURIComponent(String(value))] as const],
    ),
  )
  const target = readPageUrl(fillText(text, encoded), origin)
  if (!target) return undefined
  const url = new URL(target.href)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return { kind: 'open-url', href: url.href, isOwn: target.isOwn }
}

/** An address that a page may lead to or show: a path of the portal, or http and https; undefined for any other. @public */
export function readPageUrl(
  text: string,
  origin: string,
): { readonly href: string; readonly isOwn: boolean } | undefined {
  const [itsOrigin] = /^https?:\/\/[^/?#@\\]+/i.exec(text) ?? []
  const found = safeUrl(text, {
    origin,
    allowedOrigins: itsOrigin === undefined ? [] : [itsOrigin],
  })
  return found && { href: found.href, isOwn: found.isOwn }
}

function parametersOf(
  sources: ParameterSources = {},
  context: InteractionContext,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([name, source]) => {
      const value = valueOf(source, context)
      return value === undefined || typeof value === 'object' ? [] : [[name, String(value)]]
    }),
  )
}

function valueOf(
  source: ParameterSource,
  { values, row = {} }: InteractionContext,
): VariableValue | undefined {
  if ('value' in source) return source.value
  if ('variable' in source) {
    return Object.hasOwn(values, source.variable) ? values[source.variable] : undefined
  }
  const cell = Object.hasOwn(row, source.column) ? row[source.column] : undefined
  if (cell === null || cell === undefined) return undefined
  return typeof cell === 'boolean' ? String(cell) : cell
}
