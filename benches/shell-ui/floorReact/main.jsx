// Native cells rendered by React: what a page of a table costs at the least in this kit.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns, makeRows } from '../../lib/listData.mjs'
import { measureMount } from '../../lib/listProbe.mjs'

const root = document.getElementById('root')
const reactRoot = createRoot(root)

function Table({ rows }) {
  return (
    <div className="scroller">
      <table>
        <thead>
          <tr>
            {columns.map(([key, label]) => (
              <th key={key}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="row">
              {columns.map(([key]) => (
                <td key={key}>{row[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

window.bench = {
  page: async () => {
    flushSync(() => reactRoot.render(<p>…</p>))
    const rows = makeRows(100)
    return measureMount(
      () => flushSync(() => reactRoot.render(<Table rows={rows} />)),
      root,
      '.row',
    )
  },
}
