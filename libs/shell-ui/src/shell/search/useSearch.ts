import { useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../../provider/useLatest.js'
import { loadReadings, noReadings } from '../../pinyin/pinyinReadings.js'
import { SearchIndex, wordsOf } from './SearchIndex.js'
import type { SearchEntry, SearchHit, SearchSource } from './searchTypes.js'

/** Results of one source. */
export interface SearchGroup {
  /** Of the source, or `recent`. */
  id: string
  title: string
  hits: readonly SourcedHit[]
  isFailed: boolean
}

export interface SourcedHit extends SearchHit {
  source: SearchSource
}

export interface SearchResults {
  groups: readonly SearchGroup[]
  /** Something is still being asked or indexed. */
  isBusy: boolean
}

/** How long a server is left alone while the person types, in milliseconds; the browser's own answers come at once. */
const findDelay = 250
const defaultLimit = 6

interface Indexed {
  entries: readonly SearchEntry[]
  index: SearchIndex
}

/** Indexes by source and entries: what was indexed once is not indexed again while its entries are the same. */
const kept = new WeakMap<readonly SearchEntry[], Promise<SearchIndex>>()

interface Answers {
  keyword: string
  bySource: Readonly<Record<string, readonly SearchEntry[] | 'failed'>>
}

/** Finds `keyword` in all sources, from the moment the search opens. */
export function useSearch(sources: readonly SearchSource[], keyword: string): SearchResults {
  const { indexed, failed, isBusy: isIndexing } = useIndexes(sources)
  const words = wordsOf(keyword).join(' ')
  const { answers, isBusy: isAsking } = useAnswers(sources, words)
  const groups = useMemo(
    () =>
      sources.map((source): SearchGroup => {
        const { id, title, limit = defaultLimit, isShownAtFirst = false } = source
        const own = indexed[id]
        const answer = words && answers.keyword === words ? answers.bySource[id] : undefined
        const local = !own
          ? []
          : words
            ? own.index.find(words, limit)
            : isShownAtFirst
              ? own.entries.slice(0, limit).map(plainHit)
              : []
        const ids = new Set(local.map(({ entry }) => entry.id))
        const remote = Array.isArray(answer)
          ? (answer as readonly SearchEntry[]).filter((entry) => !ids.has(entry.id)).map(plainHit)
          : []
        const hits = [...local, ...remote].slice(0, limit).map((hit) => ({ ...hit, source }))
        return { id, title, hits, isFailed: answer === 'failed' || failed.has(id) }
      }),
    [sources, indexed, failed, answers, words],
  )
  return { groups, isBusy: isIndexing || isAsking }
}

function plainHit(entry: SearchEntry): SearchHit {
  return { entry, ranges: [] }
}

/** The entries of the sources that know theirs, with pinyin as soon as its dictionary is there. */
function useIndexes(sources: readonly SearchSource[]) {
  const [indexed, setIndexed] = useState<Readonly<Record<string, Indexed>>>({})
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState(() => sources.filter(({ entries }) => entries).length)
  const first = useRef(sources)
  useEffect(() => {
    let isGone = false
    for (const source of first.current) {
      if (!source.entries) continue
      void prepare(source.entries, (entries, index) => {
        if (!isGone) setIndexed((before) => ({ ...before, [source.id]: { entries, index } }))
      })
        .catch(() => {
          if (!isGone) setFailed((before) => new Set([...before, source.id]))
        })
        .finally(() => {
          if (!isGone) setPending((count) => count - 1)
        })
    }
    return () => {
      isGone = true
    }
  }, [])
  return { indexed, failed, isBusy: pending > 0 }
}

/** As many entries as are read at once: few need no second index for the time until the dictionary is there. */
const few = 2000

/** @param show told what can be found, first as written and then, when the dictionary is there, as spoken */
async function prepare(
  ask: NonNullable<SearchSource['entries']>,
  show: (entries: readonly SearchEntry[], index: SearchIndex) => void,
): Promise<void> {
  const entries = await ask()
  const before = kept.get(entries)
  if (before) {
    show(entries, await before)
    return
  }
  if (entries.length <= few) {
    const written = new SearchIndex(noReadings)
    void written.add(entries) // one slice: it is all in at once
    show(entries, written)
  }
  const spoken = loadReadings().then(async (readings) => {
    const index = new SearchIndex(readings)
    await index.add(entries)
    if (readings === noReadings) kept.delete(entries)
    return index
  })
  kept.set(entries, spoken)
  show(entries, await spoken)
}

/** What servers answer to the words, a moment after the last key. */
function useAnswers(sources: readonly SearchSource[], words: string) {
  const [answers, setAnswers] = useState<Answers>({ keyword: '', bySource: {} })
  const latest = useLatest(sources)
  const asking = useMemo(() => sources.filter(({ find }) => find), [sources])
  const isAnswered =
    answers.keyword === words && asking.every(({ id }) => answers.bySource[id] !== undefined)

  useEffect(() => {
    if (!words) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const answer = (id: string, found: readonly SearchEntry[] | 'failed') => {
      if (signal.aborted) return
      setAnswers((before) => ({
        keyword: words,
        bySource: { ...(before.keyword === words ? before.bySource : {}), [id]: found },
      }))
    }
    const timer = setTimeout(() => {
      for (const { id, find } of latest.current) {
        find?.(words, signal).then(
          (found) => answer(id, found),
          () => answer(id, 'failed'),
        )
      }
    }, findDelay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [words, latest])

  return { answers, isBusy: words !== '' && asking.length > 0 && !isAnswered }
}
