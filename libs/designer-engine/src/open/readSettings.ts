import type { Json, JsonObject, PageSettings } from '../document/types.js'
import { gridLimits } from '../layout/types.js'
import { defaultPageConfig } from '../pageConfig.js'
import { isJsonObject } from '../schema/plain.js'
import type { Report } from './Report.js'

const widestMargin = 1000
const script = /(?:javascript|vbscript)\s*:|data\s*:\s*text\/html|expression\s*\(|<\s*script/i

/** What a page says of itself; what is missing or wrong is that of a new page. */
export function readSettings(document: JsonObject, report: Report): PageSettings {
  const { id, config, style } = document
  const isId = typeof id === 'string' && id !== '' && id.length <= 200
  if (!isId) report.add('bad-settings', ['id'])
  return {
    id: isId ? id : 'page',
    config: readConfig(config, report),
    style: {
      main: readStyle(style, 'main', report),
      panel: readStyle(style, 'panel', report),
    },
  }
}

function readConfig(value: Json | undefined, report: Report): PageSettings['config'] {
  const given = asObject(value)
  const margin = (name: 'pageMargin' | 'panelMargin') => {
    const pair = given[name]
    if (Array.isArray(pair) && pair.length === 2) {
      const [x, y] = pair as readonly Json[]
      if (isWithin(x, 0, widestMargin) && isWithin(y, 0, widestMargin)) return [x, y] as const
    }
    report.add('bad-settings', ['config', name])
    return defaultPageConfig[name]
  }
  const { gridColNum } = given
  const isColumns = isWithin(gridColNum, 1, gridLimits.columns) && Number.isInteger(gridColNum)
  if (!isColumns) report.add('bad-settings', ['config', 'gridColNum'])
  return {
    ...given,
    pageMargin: margin('pageMargin'),
    panelMargin: margin('panelMargin'),
    gridColNum: isColumns ? gridColNum : defaultPageConfig.gridColNum,
  }
}

function readStyle(value: Json | undefined, name: 'main' | 'panel', report: Report): JsonObject {
  const given = asObject(value)[name]
  if (!isJsonObject(given)) {
    report.add('bad-settings', ['style', name])
    return {}
  }
  // Styles go to CSS as they are; only there a text could be code.
  const entries = Object.entries(given)
  const kept = entries.filter(([property, one]) => {
    const isCode = script.test(typeof one === 'string' ? one : JSON.stringify(one))
    if (isCode) report.add('script', ['style', name, property])
    return !isCode
  })
  return kept.length === entries.length ? given : Object.fromEntries(kept)
}

/** The object, or one without properties. */
export function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}

function isWithin(value: Json | undefined, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}
