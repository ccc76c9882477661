export declare function schemaText(url: string): Promise<string>;
