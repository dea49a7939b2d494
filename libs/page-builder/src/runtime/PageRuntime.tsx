import { pageSlots, type PageDocument, type PageNode } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { LazyBoundary, toast, useMessages } from '@spruce/shell-ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { settlePlaces, variablesIn } from '../containers/variablePlaces.js'
import { resolveInteraction, type ResolvedAction } from '../data/interactions.js'
import { readPageData, type PageData } from '../data/pageData.js'
import {
  isSameValue,
  readValue,
  searchOf,
  valuesOf,
  type PageSearch,
  type PageVariable,
  type VariableValue,
  type VariableValues,
} from '../data/variables.js'
import { pageMessages } from '../messages.js'
import { LateVariableBar } from '../variables/LateVariableBar.js'
import {
  PageProvider,
  VariablesProvider,
  type PageAction,
  type PageVariables,
  type PageView,
} from './PageContext.js'
import { LatePageDialog } from './LatePageDialog.js'
import type { PageDataPort } from './PageDataPort.js'
import { PageGrid } from './PageGrid.js'
import { PageList } from './PageList.js'
import { QueryStore } from './QueryStore.js'
import { useBreakpoint } from './useBreakpoint.js'
import { WidgetNote } from '../frame/WidgetNote.js'

/** Where the values of a page's variables are kept: the parameters of an address. @public */
export interface VariableSource {
  /** The parameters as they are; others than those of variables are left alone. */
  readonly search: PageSearch
  /** Asked for other parameters; those of variables that are not among them are to be taken away. */
  readonly onSearchChange: (search: Readonly<Record<string, string>>) => void
}

/** @public */
export interface PageRuntimeProps {
  /**
   * A stored page as a text or as `JSON.parse` made it, of any version and in any state: it is opened, repaired, or refused with
   * a reason.
   */
  document: unknown
  /** What a page may hold: `createPageRegistry`. Keep its identity. */
  registry: ComponentRegistry
  /** Answers the page's queries. Keep its identity while the page is the same. */
  data: PageDataPort
  /** Keeps the variables in an address; without it they last as long as the page is shown. */
  variables?: VariableSource
  /** The codes of what the viewer may do; for rules that show and hide. */
  permCodes?: readonly string[]
  /** Follows what leads out of the page. */
  onAction?: (action: PageAction) => void
  /** Of one row of the grid, in px. Default: 30. */
  rowHeight?: number
}

function renderGrid(parent: string, slot: string) {
  return <PageGrid parent={parent} slot={slot} />
}

const nobody: readonly string[] = []
const nowhere = () => undefined

/** Shows a designed page: its grid, its widgets with their data, its variables and what a click does. @public */
export function PageRuntime({ document, registry, ...rest }: PageRuntimeProps) {
  const messages = useMessages(pageMessages)
  const page = useMemo(() => openPage(document, { registry, isParsed: true }), [document, registry])
  if (!page.ok) {
    return <WidgetNote title={messages.refused} text={messages.refusedText(page.code)} isAlert />
  }
  return <OpenedPage {...rest} document={page.document} registry={registry} />
}

function OpenedPage(props: PageRuntimeProps & { document: PageDocument }) {
  const { document, permCodes = nobody } = props
  const data = useMemo(() => placedData(document), [document])
  const variables = useVariables(data, props.variables)
  const queries = useQueries(props.data, data, variables)
  const { ref, breakpoint } = useBreakpoint()
  const [dialog, setDialog] = useState<string>()
  const closeDialog = useCallback(() => setDialog(undefined), [])
  const openDialog = useOpenDialog(setDialog, document)
  const run = useRun(variables, props.onAction ?? nowhere, openDialog)
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map())
  const childrenOf = useMemo(() => indexChildren(document), [document])
  const { registry, rowHeight = 30 } = props
  const view = useMemo(
    (): PageView => ({
      ...{ registry, settings: document, childrenOf, queries, breakpoint, rowHeight, opened, run },
      permCodes: new Set(permCodes),
      renderGrid,
      setOpened: (id, isOpen) => setOpened((before) => new Map(before).set(id, isOpen)),
    }),
    [registry, document, childrenOf, queries, permCodes, breakpoint, rowHeight, opened, run],
  )
  return (
    <PageProvider value={view}>
      <VariablesProvider value={variables}>
        <div ref={ref} className="sp-page" data-breakpoint={breakpoint}>
          {data.variables.length > 0 && (
            <LazyBoundary fallback={data.variables.some(isOfPage) && <BarSpace />}>
              <LateVariableBar search={props.variables?.search} />
            </LazyBoundary>
          )}
          <PageList parent={null} slot={pageSlots.titleBar} />
          <PageGrid parent={null} slot={pageSlots.main} />
          {dialog !== undefined && (
            <LazyBoundary fallback={null}>
              <LatePageDialog key={dialog} id={dialog} onClose={closeDialog} />
            </LazyBoundary>
          )}
        </div>
      </VariablesProvider>
    </PageProvider>
  )
}

/** Its queries and variables; of a section or dialog that is not there none has its control. */
function placedData(document: PageDocument): PageData {
  const data = readPageData(document)
  return { ...data, variables: settlePlaces(data.variables, document.nodes) }
}

function isOfPage({ placeId, isHidden }: PageVariable): boolean {
  return placeId === undefined && !isHidden
}

/** Keeps the room of the page's own controls. */
function BarSpace() {
  return <div className="sp-page-variables" />
}

/** Another value for a variable; undefined brings its default back. */
interface VariableChange {
  readonly variable: string
  readonly value: VariableValue | undefined
}

/** The variables, and what sets several at once. */
interface RunVariables extends PageVariables {
  /** The values with which the page was opened. */
  readonly started: VariableValues
  /** One after the other; what a variable does not take changes nothing. */
  readonly assign: (changes: readonly VariableChange[]) => void
}

function useVariables({ variables }: PageData, source: VariableSource | undefined): RunVariables {
  const [own, setOwn] = useState<PageSearch>({})
  const search = source?.search ?? own
  const onSearchChange = source?.onSearchChange ?? setOwn
  // A router hands over another object with every change of the address, whatever changed.
  const said = JSON.stringify(searchOf(variables, valuesOf(variables, search)))
  const values = useMemo(
    () => valuesOf(variables, JSON.parse(said) as PageSearch),
    [variables, said],
  )
  const [first] = useState(said)
  const started = useMemo(
    () => valuesOf(variables, JSON.parse(first) as PageSearch),
    [variables, first],
  )
  const assign = useCallback(
    (changes: readonly VariableChange[]) => {
      const next = { ...values }
      let isTaken = false
      for (const { variable: name, value } of changes) {
        const variable = variables.find((one) => one.name === name)
        if (!variable) continue
        const read = value === undefined ? variable.default : readValue(variable, value)
        if (value !== undefined && read === undefined) continue
        isTaken = true
        if (read === undefined) Reflect.deleteProperty(next, name)
        else next[name] = read
      }
      if (isTaken) onSearchChange(searchOf(variables, next))
    },
    [variables, values, onSearchChange],
  )
  const set = useCallback(
    (name: string, value: VariableValue | undefined) => assign([{ variable: name, value }]),
    [assign],
  )
  return useMemo(
    () => ({ variables, values, set, started, assign }),
    [variables, values, set, started, assign],
  )
}

function useQueries(port: PageDataPort, data: PageData, { values }: PageVariables): QueryStore {
  const [first] = useState(values)
  const store = useMemo(() => new QueryStore(port, data, first), [port, data, first])
  useEffect(() => store.setValues(values), [store, values])
  useEffect(() => () => store.stop(), [store])
  return store
}

type OpenDialog = Extract<ResolvedAction, { readonly kind: 'open-dialog' }>

/**
 * Opens a dialog of the page as soon as its code is there. The variables that it has of its own are again as the page was
 * opened, but for the one that the click sets.
 */
function useOpenDialog(onOpen: (id: string) => void, { nodes }: PageDocument) {
  const { notLoaded } = useMessages(pageMessages)
  return ({ dialog, set }: OpenDialog, { variables, values, started, assign }: RunVariables) => {
    const again = variablesIn(dialog, variables, nodes)
      .filter(({ name }) => !isSameValue(values[name], started[name]))
      .map(({ name }) => ({ variable: name, value: started[name] }))
    assign(set ? [...again, set] : again)
    void LatePageDialog.preload().then(
      () => onOpen(dialog),
      () => toast.error(notLoaded),
    )
  }
}

function useRun(
  variables: RunVariables,
  onAction: (action: PageAction) => void,
  openDialog: (action: OpenDialog, variables: RunVariables) => void,
) {
  const latest = useRef({ variables, onAction, openDialog })
  useEffect(() => {
    latest.current = { variables, onAction, openDialog }
  })
  return useCallback<PageView['run']>((interaction, row, own) => {
    const now = latest.current
    const { values, set } = now.variables
    const { origin } = globalThis.location
    const action = resolveInteraction(interaction, {
      values: own ? { ...values, ...own } : values,
      origin,
      ...(row && { row }),
    })
    if (action?.kind === 'set-variable') set(action.variable, action.value)
    else if (action?.kind === 'open-dialog') now.openDialog(action, now.variables)
    else if (action) now.onAction(action)
  }, [])
}

const none: readonly PageNode[] = []

function indexChildren({ nodes }: PageDocument): PageView['childrenOf'] {
  const children = new Map<string | null, Map<string, PageNode[]>>()
  for (const node of Object.values(nodes)) {
    const slots = children.get(node.parent) ?? new Map<string, PageNode[]>()
    const list = slots.get(node.slot)
    if (list) list.push(node)
    else children.set(node.parent, slots.set(node.slot, [node]))
  }
  for (const slots of children.values()) {
    for (const list of slots.values()) {
      list.sort((a, b) => compare(a.order, b.order) || compare(a.id, b.id))
    }
  }
  return (parent, slot) => children.get(parent)?.get(slot) ?? none
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
