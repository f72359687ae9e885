/** A database with the project's own migrations, to be filled and measured. */
export interface Database {
  /** Runs one statement as superuser; rows as objects. */
  sql<Row>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs SQL text of several statements as superuser. */
  script(statements: string): Promise<void>;
}

/** Something that keeps databases. */
export interface Engine {
  /** Such as "PostgreSQL 15.18". */
  name: string;
  newDatabase(): Promise<Database>;
  /** Ends it and throws its databases away. */
  close(): Promise<void>;
}
