// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/cut-files.ts';

export const zh: typeof en = {
  title: "存成文件",
  unnamed: "下料单",
  formats: {
    "plan.xlsx": {
      label: "方案 XLSX",
      what: "采购清单、部件和下料，各一个工作表",
    },
    "plan.csv": {
      label: "方案 CSV",
      what: "每件及其位置，供电子表格使用",
    },
    "plan.svg": {
      label: "方案 SVG",
      what: "图样，一个单位即一毫米",
    },
    "plan.dxf": {
      label: "方案 DXF",
      what: "供 CAD 和 CNC 使用，R12 线条",
    },
    "plan.json": {
      label: "方案 JSON",
      what: "请求和答案，供程序使用",
    },
    "parts.csv": {
      label: "部件 CSV",
      what: "可导入 CutList Optimizer",
    },
    "opencutlist.csv": {
      label: "部件给 OpenCutList",
      what: "按它的导入格式",
    },
    "maxcut.csv": {
      label: "部件给 MaxCut",
      what: "按它的面板导入格式",
    },
  },
  workbook: {
    shopping: "采购清单",
    parts: "部件",
    cuts: "下料",
    quantity: "数量",
    what: "内容",
    material: "材料",
  },
  table: {
    board: "编号",
    stock: "备料规格",
    what: "类别",
    name: "名称",
    length: "长",
    width: "宽",
    turned: "旋转",
    part: "部件",
    offcut: "余料",
    defect: "缺陷",
    run: "连续纹理组",
    place: "组内位置",
    yes: "是",
    no: "否",
  },
};
