export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: '13';
  };
  public: {
    Tables: {
      blog_categories: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          slug: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
          slug: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          slug?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          author: string;
          category: string;
          content: string;
          created_at: string;
          created_by: string | null;
          date: string;
          excerpt: string;
          id: string;
          image: string;
          published: boolean;
          read_time: string;
          search: string;
          search_category: string;
          slug: string;
          staff_search: string;
          title: string;
          updated_at: string;
        };
        Insert: {
          author: string;
          category?: string;
          content: string;
          created_at?: string;
          created_by?: string | null;
          date: string;
          excerpt: string;
          id?: string;
          image?: string;
          published?: boolean;
          read_time?: string;
          search?: never;
          search_category?: never;
          slug: string;
          staff_search?: never;
          title: string;
          updated_at?: string;
        };
        Update: {
          author?: string;
          category?: string;
          content?: string;
          created_at?: string;
          created_by?: string | null;
          date?: string;
          excerpt?: string;
          id?: string;
          image?: string;
          published?: boolean;
          read_time?: string;
          search?: never;
          search_category?: never;
          slug?: string;
          staff_search?: never;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'blog_posts_category_fkey';
            columns: ['category'];
            referencedRelation: 'blog_categories';
            referencedColumns: ['slug'];
          },
        ];
      };
      console_of_month: {
        Row: {
          console_id: string;
          created_at: string;
          end_date: string;
          featured: boolean;
          id: string;
          start_date: string;
          updated_at: string;
        };
        Insert: {
          console_id: string;
          created_at?: string;
          end_date: string;
          featured?: boolean;
          id?: string;
          start_date: string;
          updated_at?: string;
        };
        Update: {
          console_id?: string;
          created_at?: string;
          end_date?: string;
          featured?: boolean;
          id?: string;
          start_date?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'console_of_month_console_id_fkey';
            columns: ['console_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
        ];
      };
      consoles: {
        Row: {
          battery: string;
          color: string;
          controls: string;
          created_at: string;
          description: string;
          dimensions: string | null;
          display: string;
          full_description: string;
          games: string | null;
          id: string;
          image: string;
          name: string;
          processor: string;
          search: string;
          slug: string;
          specs: Json | null;
          updated_at: string;
          weight: string | null;
          year: string;
        };
        Insert: {
          battery: string;
          color: string;
          controls: string;
          created_at?: string;
          description: string;
          dimensions?: string | null;
          display: string;
          full_description: string;
          games?: string | null;
          id?: string;
          image?: string;
          name: string;
          processor: string;
          search?: never;
          slug: string;
          specs?: Json | null;
          updated_at?: string;
          weight?: string | null;
          year: string;
        };
        Update: {
          battery?: string;
          color?: string;
          controls?: string;
          created_at?: string;
          description?: string;
          dimensions?: string | null;
          display?: string;
          full_description?: string;
          games?: string | null;
          id?: string;
          image?: string;
          name?: string;
          processor?: string;
          search?: never;
          slug?: string;
          specs?: Json | null;
          updated_at?: string;
          weight?: string | null;
          year?: string;
        };
        Relationships: [];
      };
      links: {
        Row: {
          active: boolean;
          category: string;
          created_at: string;
          description: string | null;
          id: string;
          image: string | null;
          order: number;
          title: string;
          updated_at: string;
          url: string;
        };
        Insert: {
          active?: boolean;
          category: string;
          created_at?: string;
          description?: string | null;
          id?: string;
          image?: string | null;
          order?: number;
          title: string;
          updated_at?: string;
          url: string;
        };
        Update: {
          active?: boolean;
          category?: string;
          created_at?: string;
          description?: string | null;
          id?: string;
          image?: string | null;
          order?: number;
          title?: string;
          updated_at?: string;
          url?: string;
        };
        Relationships: [];
      };
      post_slugs: {
        Row: {
          created_at: string;
          post_id: string;
          slug: string;
        };
        Insert: {
          created_at?: string;
          post_id: string;
          slug: string;
        };
        Update: {
          created_at?: string;
          post_id?: string;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'post_slugs_post_id_fkey';
            columns: ['post_id'];
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      site_settings: {
        Row: {
          contactEmail: string;
          created_at: string;
          id: number;
          itemsPerPage: number;
          maintenanceMode: boolean;
          metaDescription: string;
          metaKeywords: string;
          metaTitle: string;
          ogImage: string;
          siteDescription: string;
          siteName: string;
          twitterHandle: string;
          updated_at: string;
        };
        Insert: {
          contactEmail?: string;
          created_at?: string;
          id?: number;
          itemsPerPage?: number;
          maintenanceMode?: boolean;
          metaDescription?: string;
          metaKeywords?: string;
          metaTitle?: string;
          ogImage?: string;
          siteDescription?: string;
          siteName?: string;
          twitterHandle?: string;
          updated_at?: string;
        };
        Update: {
          contactEmail?: string;
          created_at?: string;
          id?: number;
          itemsPerPage?: number;
          maintenanceMode?: boolean;
          metaDescription?: string;
          metaKeywords?: string;
          metaTitle?: string;
          ogImage?: string;
          siteDescription?: string;
          siteName?: string;
          twitterHandle?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      social_media_links: {
        Row: {
          active: boolean;
          created_at: string;
          id: string;
          platform: string;
          updated_at: string;
          url: string;
        };
        Insert: {
          active?: boolean;
          created_at?: string;
          id?: string;
          platform: string;
          updated_at?: string;
          url: string;
        };
        Update: {
          active?: boolean;
          created_at?: string;
          id?: string;
          platform?: string;
          updated_at?: string;
          url?: string;
        };
        Relationships: [];
      };
      users: {
        Row: {
          auth_user_id: string | null;
          created_at: string;
          email: string;
          id: string;
          name: string;
          role: string;
          updated_at: string;
        };
        Insert: {
          auth_user_id?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          name: string;
          role?: string;
          updated_at?: string;
        };
        Update: {
          auth_user_id?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          name?: string;
          role?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      search_posts: {
        Args: {
          category_slug?: string;
          page_number?: number;
          page_size?: number;
          q?: string;
        };
        Returns: {
          author: string;
          category: string;
          date: string;
          excerpt: string;
          id: string;
          image: string;
          read_time: string;
          slug: string;
          title: string;
          total: number;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
