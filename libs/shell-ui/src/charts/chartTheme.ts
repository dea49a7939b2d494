import { useEffect, useState } from 'react'
import type { Tone } from '../display/StatusTag.js'

/** The colours and the type of the page that a chart stands on, as the browser resolves them. */
export interface ChartTheme {
  /** Of the series, in their order; the accent first. */
  series: readonly string[]
  text: string
  muted: string
  line: string
  panel: string
  /** Of marks. */
  alarm: string
  /** Of lines and words that say how good or bad something is. */
  tones: Readonly<Record<Tone, string>>
  /** Family by name: `inherit` says nothing to the canvas that ECharts measures its texts with. */
  font: string
}

const seriesTokens = [
  'accent-solid',
  'orange-solid',
  'green-solid',
  'red-solid',
  'yellow-solid',
  'gray-solid',
]

/** Reads the tokens where the chart stands, so that a part in another mode has its own. */
export function readChartTheme(element: Element): ChartTheme {
  const style = getComputedStyle(element)
  const color = (token: string, otherwise: string) =>
    style.getPropertyValue(`--sp-colors-${token}`).trim() || otherwise
  return {
    series: seriesTokens.map((token) => color(token, '#056EF5')),
    text: color('fg', '#1f2329'),
    muted: color('fg-muted', '#5c6470'),
    line: color('border', '#dee0e3'),
    panel: color('bg-panel', '#ffffff'),
    alarm: color('red-solid', '#d83931'),
    tones: {
      neutral: color('fg-muted', '#5c6470'),
      info: color('fg-info', '#0457C3'),
      success: color('fg-success', '#1a7f37'),
      warning: color('fg-warning', '#8a5a00'),
      danger: color('fg-error', '#b42318'),
    },
    font: style.fontFamily || 'sans-serif',
  }
}

/** Counts the changes of mode, palette and tokens on `<html>`: whoever reads the theme reads it again. */
export function useThemeVersion(): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    const observer = new MutationObserver(() => setVersion((count) => count + 1))
    observer.observe(document.documentElement, {
      attributeFilter: ['class', 'style', 'data-palette'],
    })
    return () => observer.disconnect()
  }, [])
  return version
}
