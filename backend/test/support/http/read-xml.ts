import { SaxesParser } from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text, CDATA included. */
  text: string;
}

/** @returns the root of an XML document @throws Error where it is not well-formed */
export function readXml(text: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const add = (more: string) => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  const [root] = document.children;
  if (!root) throw new Error('There is no element.');
  return root;
}

/** @returns the children of that name */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** @returns the text of the first child of that name, or undefined */
export const textOf = (element: XmlElement, name: string): string | undefined =>
  childrenOf(element, name)[0]?.text;
