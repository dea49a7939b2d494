import { ShellProvider } from '@spruce/shell-ui'
import { render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { TestWorkbench } from '../testing/TestWorkbench.js'
import { usePlacePort } from './places.js'

const pump = {
  ...{ id: 't1', code: 'PUMP', name: '水泵', description: null, offlineSeconds: 300 },
  ...{ pointCount: 1, deviceCount: 12, version: 1 },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
}

/** What the port finds of device types, and calls one of them. */
function Found() {
  const places = usePlacePort()
  const [found, setFound] = useState('')
  const name = places.useName('type', 't1')
  useEffect(() => {
    const { signal } = new AbortController()
    void places.find('type', '泵', signal).then((options) => setFound(JSON.stringify(options)))
  }, [places])
  return (
    <>
      <p>{found}</p>
      <p>{name}</p>
    </>
  )
}

it('finds device types by a keyword, and names one by its id', async () => {
  const asked: unknown[] = []
  const handlers = {
    'GET /spruce/api/v1/device-types': ({ query }: { query: unknown }) => {
      asked.push(query)
      return [pump]
    },
    'GET /spruce/api/v1/device-types/{id}': { ...pump, name: '一号水泵', points: [] },
  }
  render(
    <ShellProvider language="zh-CN">
      <TestWorkbench handlers={handlers}>
        <Found />
      </TestWorkbench>
    </ShellProvider>,
  )
  const options = JSON.stringify([{ value: 't1', label: '水泵', description: 'PUMP' }])
  expect(await screen.findByText(options)).toBeVisible()
  expect(await screen.findByText('一号水泵')).toBeVisible()
  expect(asked).toEqual([{ keyword: '泵', page: '1', size: '50' }])
})
