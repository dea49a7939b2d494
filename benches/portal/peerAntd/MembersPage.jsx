import { useQuery } from '@tanstack/react-query'
import { Avatar, Button, Flex, Input, Select, Space, Table, Tag, Typography } from 'antd'
import { useState } from 'react'
import { formatTime, namesOf, statuses } from '../peerParts/words.mjs'
import { DepartmentTree } from './DepartmentTree.jsx'
import { firstQuery, membersOptions, rolesOptions } from './queries.mjs'

const statusOptions = Object.entries(statuses).map(([value, label]) => ({ value, label }))
const roleFields = { value: 'id', label: 'name' }
const scroll = { x: 'max-content' }
const rowSelection = { columnWidth: 40 }

const columns = [
  {
    key: 'nickName',
    title: '姓名',
    width: 136,
    sorter: true,
    render: ({ nickName, photo }) => (
      <Space>
        <Avatar size="small" src={photo}>
          {nickName[0]}
        </Avatar>
        {nickName}
      </Space>
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 116,
    sorter: true,
    render: ({ status }) => (
      <Tag color={status === 'active' ? 'success' : 'default'}>{statuses[status]}</Tag>
    ),
  },
  { key: 'loginName', dataIndex: 'loginName', title: '账号', width: 116, sorter: true },
  {
    key: 'departments',
    title: '部门',
    width: 130,
    ellipsis: true,
    render: ({ departments }) => namesOf(departments),
  },
  {
    key: 'roles',
    title: '角色',
    width: 140,
    render: ({ roles: [first, ...more] }) => (
      <>
        {first && <Tag>{first.name}</Tag>}
        {more.length > 0 && <Tag>+{more.length}</Tag>}
      </>
    ),
  },
  { key: 'employeeCode', dataIndex: 'employeeCode', title: '工号', width: 160, sorter: true },
  { key: 'mobile', dataIndex: 'mobile', title: '手机号', width: 124 },
  { key: 'email', dataIndex: 'email', title: '邮箱', width: 190, ellipsis: true },
  {
    key: 'lastLoginAt',
    title: '最近登录',
    width: 172,
    sorter: true,
    render: ({ lastLoginAt }) => formatTime(lastLoginAt),
  },
  {
    key: 'realName',
    title: '实名认证',
    width: 132,
    render: ({ realName }) => (
      <Tag color={realName ? 'success' : 'default'}>{realName ? '已实名' : '未实名'}</Tag>
    ),
  },
  {
    key: 'actions',
    title: '操作',
    width: 140,
    fixed: 'right',
    render: () => (
      <Space>
        <Button type="link" size="small">
          编辑
        </Button>
        <Button type="link" size="small">
          更多
        </Button>
      </Space>
    ),
  },
]

export function MembersPage() {
  const [query, setQuery] = useState(firstQuery)
  const { data, isFetching } = useQuery(membersOptions(query))
  const { data: roles } = useQuery(rolesOptions)
  const change = (part) => setQuery({ ...query, page: 1, ...part })
  return (
    <Flex gap={16}>
      <div style={{ width: 280, flex: 'none' }}>
        <DepartmentTree selected={query.deptId} onSelect={(deptId) => change({ deptId })} />
      </div>
      <section aria-label="成员" style={{ minWidth: 0 }}>
        <Typography.Title level={4}>全部成员</Typography.Title>
        <Space style={{ marginBottom: 16 }}>
          <Input.Search
            placeholder="姓名、拼音、账号"
            onSearch={(keyword) => change({ keyword })}
          />
          <Select
            allowClear
            placeholder="全部状态"
            options={statusOptions}
            onChange={(status) => change({ status })}
          />
          <Select
            allowClear
            placeholder="全部角色"
            fieldNames={roleFields}
            options={roles?.rows}
            onChange={(roleId) => change({ roleId })}
          />
          <Button type="primary">添加成员</Button>
        </Space>
        <Table
          rowKey="id"
          size="middle"
          columns={columns}
          dataSource={data?.rows}
          loading={isFetching && !data}
          rowSelection={rowSelection}
          scroll={scroll}
          pagination={{ current: query.page, pageSize: 20, total: data?.total }}
          onChange={({ current }, _filters, { columnKey, order }) =>
            setQuery({
              ...query,
              page: current,
              sort: order && `${order === 'descend' ? '-' : ''}${columnKey}`,
            })
          }
        />
      </section>
    </Flex>
  )
}
