import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { c as PRODUCTS_FILE_SIZE_MESSAGE } from "./shop-Dv2K-8bW.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { o as sentenceOf, t as ApiError } from "./api-BmXrKzYt.js";
import { n as countOf } from "./format-DqpZFbOp.js";
import { n as sendForm } from "./send-form-DFIgutao.js";
import { a as Spinner, i as buttonClass, n as Button } from "./button-E5CZy8Ra.js";
import { t as Dialog } from "./dialog-ye1TPyzV.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { r as toast } from "./toast-BS915kXo.js";
import { Sn as Badge, Sr as vendorProfileQuery } from "../entry-server.js";
import { l as ownProductsQuery, n as OWN_PRODUCTS, u as refreshVendor } from "./vendor-queries-BzxBvIxU.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { t as CircleCheck } from "./circle-check-DciOe_Kb.js";
// ../node_modules/lucide-react/dist/esm/icons/file-spreadsheet.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "file-spreadsheet",
	size: 24,
	node: [
		["path", {
			d: "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
			key: "1oefj6"
		}],
		["path", {
			d: "M14 2v5a1 1 0 0 0 1 1h5",
			key: "wfsgrz"
		}],
		["path", {
			d: "M8 13h2",
			key: "yr2amv"
		}],
		["path", {
			d: "M14 13h2",
			key: "un5t4a"
		}],
		["path", {
			d: "M8 17h2",
			key: "2yhykz"
		}],
		["path", {
			d: "M14 17h2",
			key: "10kma7"
		}]
	]
};
__iconData.node;
var FileSpreadsheet = createLucideIcon(__iconData);
// src/marketplace/vendor/products/options-example.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var HEAD = [
	"sku",
	"name",
	"option",
	"unit",
	"price",
	"inventory"
];
var ROWS = [[
	"EGG",
	"Eggs",
	"Dozen",
	"dozen",
	"6.50",
	"25"
], [
	"EGG",
	"Eggs",
	"Flat of 30",
	"",
	"14.00",
	"8"
]];
/** How a product with sizes or options is written down. */
function OptionsExample() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "mt-4 flex flex-col gap-2 text-soft",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "A product with sizes or options has a row for each, with the same SKU and the option’s own price and inventory. All other columns count in its first row. Without a SKU, keep its rows together under the same name. Options that aren’t in the file stay as they are. How much an option weighs is set in the product’s form, so the file leaves it as it is. Its price is then per pound, or whichever weight you chose." }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "overflow-x-auto rounded-control border border-line",
			tabIndex: 0,
			role: "group",
			"aria-label": "Example",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
				className: "w-full border-collapse text-left text-xs whitespace-nowrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", {
					className: "bg-sunk",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", { children: HEAD.map((name) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						className: "px-2.5 py-1.5 font-semibold",
						children: name
					}, name)) })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: ROWS.map((cells) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", {
					className: "border-t border-line",
					children: cells.map((cell, at) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
						className: "px-2.5 py-1.5 tabular-nums",
						children: cell
					}, HEAD[at]))
				}, cells.join())) })]
			})
		})]
	});
}
// src/marketplace/vendor/products/import-rules.ts
/** The columns that a products file may have, as they are written in its first row. */
var IMPORT_COLUMNS = "sku, name, option, description, category, unit, price, inventory, shippingWeight, shippingMethods, isOrganic, harvestDate, expirationDate, tags, isActive";
/** @returns how many products a file would write */
var importCount = ({ created, updated }) => created + updated;
/** @returns whether a file may be written as it is */
var mayImport = (preview) => preview.wrong === 0 && importCount(preview) > 0;
/**
* The rows to look at: all that are wrong, then those with a note, then the others, as many as fit.
* @param most how many rows at most
*/
function rowsToShow(rows, most) {
	const wrong = rows.filter(({ outcome }) => outcome === "wrong");
	const right = rows.filter(({ outcome }) => outcome !== "wrong");
	const isNoted = ({ messages }) => messages.length > 0;
	const [noted, plain] = [right.filter(isNoted), right.filter((row) => !isNoted(row))];
	return [
		...wrong,
		...noted,
		...plain
	].slice(0, most);
}
/**
* @returns how many rows of a file are not shown; the answer leaves out mistakes when there are many, and a
* product with options counts once, whatever rows it has
*/
function notShown({ rows, wrong }, shown) {
	const mistakes = rows.filter(({ outcome }) => outcome === "wrong").length;
	return rows.length + wrong - mistakes - shown;
}
/** @returns what a file would do, in a sentence: "12 new, 3 changed, 1 as before, 2 with mistakes" */
function summaryOf({ created, updated, unchanged, wrong }) {
	const said = [
		[created, "new"],
		[updated, "changed"],
		[unchanged, "as before"],
		[wrong, wrong === 1 ? "with a mistake" : "with mistakes"]
	].filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
	return said.length > 0 ? said.join(", ") : "There are no products in this file.";
}
// src/marketplace/vendor/products/import-report.tsx
var MOST_ROWS = 200;
var OUTCOMES = {
	create: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "New" }),
	update: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: "sun",
		children: "Changed"
	}),
	same: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: "plain",
		children: "No change"
	}),
	wrong: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: "clay",
		children: "Mistake"
	})
};
function Row({ row }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
		className: "border-t border-line align-top",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
				className: "px-3 py-2 text-soft tabular-nums",
				children: row.row
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
				className: "px-3 py-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-medium wrap-anywhere",
					children: row.name || "(no name)"
				}), row.messages.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: clsx("mt-1", row.outcome === "wrong" ? "text-danger" : "text-soft"),
					children: row.messages.map((message) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
						className: "wrap-anywhere",
						children: message
					}, message))
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
				className: "px-3 py-2 whitespace-nowrap",
				children: OUTCOMES[row.outcome]
			})
		]
	});
}
function Verdict({ preview }) {
	const { wrong } = preview;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "status",
		className: "flex items-start gap-2.5",
		children: [wrong > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
			"aria-hidden": true,
			size: 20,
			className: "mt-0.5 shrink-0 text-danger"
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, {
			"aria-hidden": true,
			size: 20,
			className: "mt-0.5 shrink-0 text-leaf"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "font-semibold",
			children: summaryOf(preview)
		}), wrong > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "text-sm text-soft",
			children: [
				"Fix ",
				countOf(wrong, "row"),
				" in your spreadsheet, save it and choose it again. Nothing is imported until every row is correct."
			]
		})] })]
	});
}
/** What a file would do, row by row. */
function ImportReport({ preview }) {
	const { rows, unknownColumns } = preview;
	const shown = rowsToShow(rows, MOST_ROWS);
	const more = notShown(preview, shown.length);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Verdict, { preview }),
			unknownColumns.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft wrap-anywhere",
				children: [
					"Columns we don’t recognize and will skip: ",
					unknownColumns.join(", "),
					"."
				]
			}),
			shown.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "overflow-x-auto rounded-card border border-line",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
					className: "w-full border-collapse text-sm",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
							className: "sr-only",
							children: "The rows of the file"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", {
							className: "bg-sunk text-left text-xs text-soft",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
									scope: "col",
									className: "px-3 py-2 font-semibold",
									children: "Row"
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
									scope: "col",
									className: "w-full px-3 py-2 font-semibold",
									children: "Product"
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
									scope: "col",
									className: "px-3 py-2 font-semibold",
									children: "What happens"
								})
							] })
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: shown.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, { row }, row.row)) })
					]
				})
			}),
			more > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [countOf(more, "more row"), " like these."]
			})
		]
	});
}
// src/marketplace/vendor/products/import-dialog.tsx
var UNREACHABLE = "We couldn’t read the file. Check your connection and try again.";
var FileTooLarge = class extends Error {};
/** @returns the server's sentence about the file itself, or about what went wrong */
function failureOf(error) {
	if (error instanceof FileTooLarge) return PRODUCTS_FILE_SIZE_MESSAGE;
	return (error instanceof ApiError ? error.body?.issues?.[0]?.message : void 0) ?? sentenceOf(error, UNREACHABLE);
}
function useImport(onDone) {
	const client = useQueryClient();
	const [file, setFile] = (0, import_react.useState)(null);
	const sending = useMutation({
		mutationFn: ({ chosen, mode }) => {
			if (chosen.size > 1048576) return Promise.reject(new FileTooLarge());
			const form = new FormData();
			form.set("mode", mode);
			form.set("file", chosen, chosen.name);
			return sendForm(`${OWN_PRODUCTS}/import`, form);
		},
		onSuccess: (answer) => {
			if (!answer.isDone) return;
			onDone();
			const count = countOf(importCount(answer), "product has", "products have");
			toast({
				title: "Products imported",
				description: `${count} been written.`
			});
			refreshVendor(client, ownProductsQuery().queryKey[0], "/api/products");
		}
	});
	const look = (chosen) => {
		setFile(chosen);
		sending.mutate({
			chosen,
			mode: "preview"
		});
	};
	const write = () => file && sending.mutate({
		chosen: file,
		mode: "write"
	});
	const restart = () => {
		setFile(null);
		sending.reset();
	};
	const mode = sending.variables?.mode;
	return {
		file,
		look,
		write,
		restart,
		answer: sending.data,
		error: sending.error,
		isPending: sending.isPending,
		mode
	};
}
function Chooser({ file, isReading, onFile }) {
	const id = (0, import_react.useId)();
	const choose = ({ currentTarget }) => {
		const [chosen] = currentTarget.files ?? [];
		currentTarget.value = "";
		if (chosen) onFile(chosen);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-start gap-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: buttonClass({ look: "secondary" }, "relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"),
			children: [
				isReading ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileSpreadsheet, {
					"aria-hidden": true,
					size: 18
				}),
				file ? "Choose another file" : "Choose a CSV file",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "file",
					accept: ".csv,text/csv,text/plain",
					"aria-describedby": id,
					disabled: isReading,
					onChange: choose,
					className: "sr-only"
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			id,
			className: "text-xs text-soft wrap-anywhere",
			children: file ? file.name : "Saved as CSV by Excel, Numbers, Google Sheets or LibreOffice, up to 1 MB."
		})]
	});
}
/** Takes a spreadsheet of products in: looked at first, then written whole or not at all. */
function ImportDialog({ open, onOpenChange }) {
	const { file, look, write, restart, answer, error, isPending, mode } = useImport(() => onOpenChange(false));
	const { data: profile } = useQuery(vendorProfileQuery());
	const wasOpen = (0, import_react.useRef)(open);
	(0, import_react.useEffect)(() => {
		if (!wasOpen.current && open) restart();
		wasOpen.current = open;
	}, [open]);
	const preview = isPending && mode === "preview" ? void 0 : answer;
	const count = preview ? importCount(preview) : 0;
	const footer = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap justify-end gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			onClick: () => onOpenChange(false),
			children: "Cancel"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			disabled: !preview || !mayImport(preview),
			pendingLabel: isPending && mode === "write" && "Importing...",
			onClick: write,
			children: count > 0 ? `Import ${countOf(count, "product")}` : "Import products"
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		onOpenChange,
		title: "Import products",
		description: "Rows with an existing SKU update that product. All other rows add new products. You’ll review the changes before anything is saved.",
		footer,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5 pt-2",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chooser, {
					file,
					isReading: isPending,
					onFile: look
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
					className: "text-sm",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", {
							className: "hit w-fit font-semibold text-leaf",
							children: "Supported columns"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "mt-2 text-soft wrap-anywhere",
							children: [
								IMPORT_COLUMNS,
								profile?.hasPickups && ", crates, leadHours",
								". Only the name, or the SKU of a product that is there, has to be in it. Your export has them all. Change it, save it and choose it here."
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OptionsExample, {})
					]
				}),
				error && !isPending && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: failureOf(error) }),
				preview && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImportReport, { preview })
			]
		})
	});
}
export { ImportDialog };
