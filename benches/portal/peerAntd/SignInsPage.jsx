import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select, Space, Table, Tag } from 'antd'
import { useState } from 'react'
import { formatTime } from '../peerParts/words.mjs'
import { signInsOptions } from './queries.mjs'

const results = [
  { value: 'true', label: '成功' },
  { value: 'false', label: '失败' },
]
const scroll = { x: 'max-content' }
const columns = [
  { key: 'loginName', dataIndex: 'loginName', title: '账号', width: 130 },
  { key: 'at', title: '时间', width: 184, render: ({ at }) => formatTime(at) },
  {
    key: 'success',
    title: '结果',
    width: 136,
    render: ({ success }) => (
      <Tag color={success ? 'success' : 'error'}>{success ? '成功' : '失败'}</Tag>
    ),
  },
  { key: 'reason', dataIndex: 'reason', title: '原因', width: 150 },
  { key: 'userName', dataIndex: 'userName', title: '姓名', width: 110 },
  { key: 'via', dataIndex: 'via', title: '方式', width: 110 },
  { key: 'terminal', dataIndex: 'terminal', title: '终端', width: 140, ellipsis: true },
  { key: 'address', dataIndex: 'address', title: '地址', width: 140 },
  {
    key: 'actions',
    title: '操作',
    width: 80,
    fixed: 'right',
    render: () => (
      <Button type="link" size="small">
        详情
      </Button>
    ),
  },
]

export function SignInsPage() {
  const [query, setQuery] = useState({ page: 1 })
  const { data, isFetching } = useQuery(signInsOptions(query))
  const change = (part) => setQuery({ ...query, page: 1, ...part })
  return (
    <section aria-label="登录日志">
      <Space style={{ marginBlock: 16 }}>
        <Input.Search placeholder="账号、姓名" onSearch={(keyword) => change({ keyword })} />
        <Select
          allowClear
          placeholder="全部结果"
          options={results}
          onChange={(success) => change({ success })}
        />
        <Button>导出</Button>
      </Space>
      <Table
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={data?.rows}
        loading={isFetching && !data}
        scroll={scroll}
        pagination={{ current: query.page, pageSize: 20, total: data?.total }}
        onChange={({ current }) => setQuery({ ...query, page: current })}
      />
    </section>
  )
}
